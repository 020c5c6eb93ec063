/** The package's subdomain of CONTENT_HOST: 160 of its 256 bits, because a DNS label is limited to 63 characters. */
export function packageHost(package_id: string, contentHost: string): string {
  return `${package_id.slice(0, 40)}.${contentHost}`
}

/** The URL of a launch's player. `contentOrigin`: the public origin of the content host without a subdomain, such as 'https://content.example'. */
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
