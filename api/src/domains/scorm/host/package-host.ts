/** The sub-domain of a package below CONTENT_HOST: 160 of its 256 bits, since a DNS label ends at 63 characters. */
export function packageHost(package_id: string, contentHost: string): string {
  return `${package_id.slice(0, 40)}.${contentHost}`
}

/** The address of a launch's player. `contentOrigin` is the content host as people reach it, without a sub-domain: 'https://content.example'. */
export function playerUrl({
  token,
  package_id,
  contentOrigin,
}: {
  token: string
  package_id: string
  contentOrigin: string
}): string {
  const url = new URL(contentOrigin)
  return `${url.protocol}//${packageHost(package_id, url.host)}/c/${token}/player`
}
