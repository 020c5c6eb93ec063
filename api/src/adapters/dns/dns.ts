/** What a name has: its values, nothing at all, or no answer. */
type Answer = readonly string[] | 'none' | 'unknown'

/** Looks names up; it connects to nothing but the resolvers of the settings, and so to nothing that a name leads to. */
export type Dns = {
  /** the texts of a name, each put together from its parts */
  txt: (name: string) => Promise<Answer>
  /** what a name is another name of */
  cname: (name: string) => Promise<Answer>
  /** where a name leads in the end */
  addresses: (name: string) => Promise<Answer>
}
