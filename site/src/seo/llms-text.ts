import { absoluteUrl } from './absolute-url.ts'

interface Link {
  title: string
  path: string
  note?: string
}
export interface LlmsSection {
  title: string
  links: readonly Link[]
}

// Square brackets and line breaks would break a link's text.
const linkText = (text: string): string => text.replace(/[[\]]/g, ' ').replace(/\s+/g, ' ').trim()

/** Describes a shop for language models in the format of https://llmstxt.org: a summary, then links by section; empty sections are omitted. */
export function llmsText(
  { title, text, sections }: { title: string; text: string; sections: readonly LlmsSection[] },
  origin: string,
): string {
  const line = ({ title: name, path, note = '' }: Link) =>
    `- [${linkText(name)}](${absoluteUrl(path, origin)})${note ? `: ${linkText(note)}` : ''}`
  const parts = sections
    .filter(({ links }) => links.length > 0)
    .map((section) => `## ${section.title}\n\n${section.links.map(line).join('\n')}`)
  return `${[`# ${linkText(title)}`, `> ${linkText(text)}`, ...parts].join('\n\n')}\n`
}
