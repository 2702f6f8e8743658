// Loaded before the program (node --import) where a test stands in for the outside world: every request goes to the replay server that the address of
// this module names, `replay-preload.ts?http://127.0.0.1:1234`. The program itself knows nothing of it.

const origin = decodeURIComponent(new URL(import.meta.url).search.slice(1));
const fetchTrue = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  const headers = new Headers(init?.headers);
  headers.set('x-replay-url', url);
  return fetchTrue(`${origin}/`, { ...init, headers });
};
