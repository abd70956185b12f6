/** One drum tap when it becomes your turn: a short noise through a falling tone. Off by default. */

let context: AudioContext | null = null;

export function tap(): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    const out = context.createGain();
    out.gain.setValueAtTime(0.5, now);
    out.gain.exponentialRampToValueAtTime(0.001, now + 0.22);
    out.connect(context.destination);

    const skin = context.createOscillator();
    skin.type = "triangle";
    skin.frequency.setValueAtTime(210, now);
    skin.frequency.exponentialRampToValueAtTime(120, now + 0.16);
    skin.connect(out);
    skin.start(now);
    skin.stop(now + 0.24);

    const buffer = context.createBuffer(1, Math.floor(context.sampleRate * 0.14), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * Math.exp((-5 * i) / samples.length);
    const snare = context.createBufferSource();
    const filter = context.createBiquadFilter();
    snare.buffer = buffer;
    filter.type = "highpass";
    filter.frequency.value = 1400;
    snare.connect(filter).connect(out);
    snare.start(now);
  } catch {
    // a browser without sound still plays
  }
}
