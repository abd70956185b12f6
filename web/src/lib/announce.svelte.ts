/** One polite voice for those who listen. */
class Announcer {
  text = $state("");
  private flip = false;

  /** The same sentence twice is said twice. */
  say(text: string): void {
    if (!text) return;
    this.flip = !this.flip;
    this.text = this.flip ? `${text}\u00A0` : text;
  }
}

export const announcer = new Announcer();
