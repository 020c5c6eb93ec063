import { sortNumber, status, title } from './common-fields.ts'
import { callsOfProvider, resource } from './resource.ts'

/** Questions and answers about a provider, for its own page (PRT-002, PRT-003). */
export const partnerFaq = resource({
  name: 'partner-faq',
  segment: 'faq',
  of_provider: true,
  title: 'FAQ',
  singular: 'question',
  icon: 'help',
  purpose: 'Answers to the questions people ask before they choose you, shown on your page.',
  fields: {
    question: title('Question', 300),
    answer: { kind: 'rich_text', label: 'Answer', max: 20_000, required: true },
    status,
    sort_number: sortNumber,
  },
  title_field: 'question',
  sort: 'sort_number',
  import_by: null,
  bulk_edit: ['status'],
  noun: 'provider',
  calls: callsOfProvider,
  shown_on: [],
})
