import { bulkCalls, everyCall, importCalls } from '../../shared/src/resources/resource.ts'

/** The specification row of each declared list. */
export const listRows: Readonly<Record<string, string>> = {
  bundles: 'REF-013',
  topics: 'REF-028',
  agencies: 'REF-009',
  states: 'REF-025',
  languages: 'REF-016',
  'training-options': 'REF-029',
  schedules: 'REF-022',
  'renewal-requirements': 'REF-001',
  tags: 'REF-027',
  synonyms: 'CAT-030',
  authors: 'REF-012',
  organizations: 'REF-017',
  subtitles: 'REF-026',
  features: 'REF-015',
  'question-categories': 'REF-020',
  faq: 'REF-014',
  'article-categories': 'REF-011',
  'promo-buttons': 'REF-019',
  partners: 'PRT-001',
  'partner-pages': 'PRT-004',
  'partner-features': 'PRT-003',
  'partner-faq': 'PRT-003',
  'partner-authors': 'PRT-003',
  'partner-options': 'PRT-007',
}

// States stay as seeded. Sessions are ordered by time and cannot be imported. Bundles are ordered by title and name courses that a file could not
// distinguish.
export const expectedCalls = (name: string): string[] => {
  if (name === 'states') return ['index', 'select', 'export', 'show', 'update', ...bulkCalls]
  const without: Readonly<Record<string, readonly string[]>> = {
    schedules: ['reorder', ...importCalls],
    bundles: ['reorder', ...importCalls],
    'renewal-requirements': ['reorder'],
  }
  // Provider content cannot be imported, and external pages have no field for bulk edits.
  if (name.startsWith('partner-')) {
    const left = name === 'partner-pages' ? [...importCalls, 'reorder', 'bulk_edit'] : importCalls
    return everyCall.filter((call) => !left.some((one) => one === call))
  }
  const missing = without[name] ?? []
  return everyCall.filter((call) => !missing.includes(call))
}
