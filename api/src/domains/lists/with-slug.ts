import { proposedSlug } from '@portico/shared/rules/text/slugify.ts'
import type { List } from './list-table.ts'

/** Derives a missing slug from the title. */
export function withSlug({ resource }: List, values: Record<string, unknown>): Record<string, unknown> {
  const [name, field] = Object.entries(resource.fields).find(([, one]) => one.kind === 'slug') ?? []
  if (!name || field?.kind !== 'slug' || values[name] !== undefined) return values
  return { ...values, [name]: proposedSlug(String(values[field.from] ?? ''), resource.name) }
}
