import type { FaqEntry } from '@portico/shared/contract/lists/faq.ts'

/** Groups entries by category in API order; uncategorized ones come last. */
export function byCategory(entries: readonly FaqEntry[]): { title: string; entries: FaqEntry[] }[] {
  const groups = new Map<string, FaqEntry[]>()
  const [sorted, loose] = [entries.filter((entry) => entry.category), entries.filter((entry) => !entry.category)]
  for (const entry of [...sorted, ...loose]) {
    const title = entry.category?.title ?? 'Other questions'
    groups.set(title, [...(groups.get(title) ?? []), entry])
  }
  return [...groups].map(([title, group]) => ({ title, entries: group }))
}
