/** Returns the host meant by what someone typed or pasted: a URL with or without scheme and path, or a portal's short name. */
export function hostOfInput(address: string, public_host: string): string {
  const host = address.replace(/^\s*[a-z]+:\/\//i, '').split(/[/?#\s]/)[0] ?? ''
  return host === public_host || host.includes('.') || host.includes(':') ? host : `${host}.${public_host}`
}
