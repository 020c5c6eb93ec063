/** A record that the customer sets with their DNS provider. */
export type DnsRecord = { type: 'TXT' | 'CNAME'; name: string; value: string }

/** Records that prove a domain: a TXT record with the owner's token, and a CNAME that points to the portal. */
export function domainRecords({ domain, token, target }: { domain: string; token: string; target: string }) {
  return {
    txt: { type: 'TXT', name: `_portico.${domain}`, value: `portico-verification=${token}` },
    cname: { type: 'CNAME', name: domain, value: target },
  } as const satisfies Record<string, DnsRecord>
}

/** Records that prove a sender domain: its DKIM key, the servers allowed to send for it, and the host for bounces. */
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

/** Host that receives bounces for a sender domain. */
export const returnPathHost = (domain: string): string => `bounces.${domain}`
