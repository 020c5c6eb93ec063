/** The result of a lookup: the values, `none` if the name has none, `unknown` if the name servers did not answer. */
type Answer = readonly string[] | 'none' | 'unknown'

/** DNS lookups. Contacts only the configured resolvers, never a host that a name resolves to. */
export type Dns = {
  /** TXT records of a name, each joined from its parts */
  txt: (name: string) => Promise<Answer>
  /** CNAME targets of a name */
  cname: (name: string) => Promise<Answer>
  /** IPv4 and IPv6 addresses of a name */
  addresses: (name: string) => Promise<Answer>
}
