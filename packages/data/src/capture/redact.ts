// Keys, crumbs and cookies never stand in a stored request: they are replaced before anything is kept, keyed or said.
export const REDACTED = 'REDACTED';

const secretNames = new Set([
  'crumb', 'gcrumb', 'api_key', 'apikey', 'api-key', 'key', 'token', 'access_token', 'refresh_token', 'id_token', 'auth', 'authorization',
  'sessionid', 'session_id', 'csrftoken', 'client_secret', 'password', 'signature', 'sig',
]);

/** An address without user, password, fragment and secret parameters; known secret values vanish wherever they stand. */
export function redactUrl(address: string, secrets: readonly string[] = []): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  url.hash = '';
  const named = [...url.searchParams.keys()].filter((name) => secretNames.has(name.toLowerCase()));
  for (const name of named) url.searchParams.set(name, REDACTED);
  return redactText(url.href, secrets);
}

/** Text without the given secrets, plain or percent-encoded. */
export function redactText(text: string, secrets: readonly string[]): string {
  return secrets.filter((secret) => secret.length > 3).reduce((clean, secret) => clean.replaceAll(secret, REDACTED).replaceAll(encodeURIComponent(secret), REDACTED), text);
}

/** A form or JSON body without secret fields. */
export function redactBody(body: string | null, secrets: readonly string[] = []): string | null {
  if (body === null) return null;
  const form = body.replace(/(^|&)([^=&]{1,40})=([^&]*)/g, (whole, before: string, name: string) => (secretNames.has(name.toLowerCase()) ? `${before}${name}=${REDACTED}` : whole));
  const json = form.replace(/"([^"\\]{1,40})"\s?:\s?"[^"\\]*"/g, (whole, name: string) => (secretNames.has(name.toLowerCase()) ? `"${name}":"${REDACTED}"` : whole));
  return redactText(json, secrets);
}

/** One text for all forms of the same request: parameters sorted, comma lists sorted, secrets gone. Cache and replay go by it. */
export function canonicalRequest(request: { readonly method: string; readonly url: string; readonly body: string | null }): string {
  const url = new URL(redactUrl(request.url));
  const pairs = [...url.searchParams].filter(([, value]) => value !== REDACTED).map(([name, value]) => [name, value.split(',').sort().join(',')] as const);
  const query = pairs.map(([name, value]) => `${name}=${value}`).sort().join('&');
  return `${request.method} ${url.host}${decoded(url.pathname)}?${query}\n${redactBody(request.body) ?? ''}`;
}

/** A path with `%5E` and `^` alike; one that is not valid percent-encoding stands as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
