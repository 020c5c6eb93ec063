import { descriptionLength } from '@portico/shared/rules/text/whole-sentences.ts'

/** Describes a list to search engines: what it is for, and as many of its first entries as fit, up to four. */
export function listDescription({ lead, titles, portal }: { lead: string; titles: readonly string[]; portal: string }) {
  for (let count = Math.min(4, titles.length); count > 0; count--) {
    const named = titles.slice(0, count).join(', ')
    const text = `${lead} ${named}${count < titles.length ? ' and more' : ''} at ${portal}.`
    if (text.length <= descriptionLength) return text
  }
  return lead
}
