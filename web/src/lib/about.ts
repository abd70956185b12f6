/** What this program is, and whose work is in it. */

/** As `licences.ts` of the build writes it. */
export interface Licence {
  name: string;
  version: string;
  licence: string;
  font: boolean;
  text: string;
}

async function read<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}

export const version = async (): Promise<string> => (await read<{ version: string }>("/api/health")).version;
export const licences = (): Promise<Licence[]> => read("/licences.json");
