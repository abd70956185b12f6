/** Where nothing can be: a kind that the server has learnt and this client has not. The type says so when it is built. */
export function never(kind: never): string {
  console.error("not known here", kind);
  return "";
}
