/** A record that somebody sets with the provider of their DNS. */
export type DnsRecord = { type: 'TXT' | 'CNAME'; name: string; value: string }

/** What proves a domain: a TXT record that says whose it is, and a CNAME that leads to the portal. */
export function domainRecords({ domain, token, target }: { domain: string; token: string; target: string }) {
  return {
    txt: { type: 'TXT', name: `_portico.${domain}`, value: `portico-verification=${token}` },
    cname: { type: 'CNAME', name: domain, value: target },
  } as const satisfies Record<string, DnsRecord>
}

/** What proves a sender: the key of its signatures, who may send for its domain, and where bounces go. */
export function senderRecords({
  domain,
  selector,
  public_key,
  mail_host,
}: {
  domain: string
  selector: string
  public_key: string
  mail_host: string
}) {
  return {
    dkim: { type: 'TXT', name: `${selector}._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${public_key}` },
    spf: { type: 'TXT', name: domain, value: `v=spf1 include:${mail_host} ~all` },
    return_path: { type: 'CNAME', name: returnPathHost(domain), value: mail_host },
  } as const satisfies Record<string, DnsRecord>
}

/** The host that bounces of a sender go to. */
export const returnPathHost = (domain: string): string => `bounces.${domain}`
