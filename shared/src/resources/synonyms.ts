import { everyCall, resource } from './resource.ts'
import { sortNumber, status } from './common-fields.ts'

/** Words that mean the same in the catalog search, separately for each portal (CAT-030). */
export const synonyms = resource({
  name: 'synonyms',
  title: 'Synonyms',
  singular: 'set of synonyms',
  icon: 'search',
  purpose: 'Words that mean the same. Searching for one also finds courses that use another.',
  fields: {
    title: {
      kind: 'text',
      label: 'Words that mean the same',
      help: 'Two or more, separated by commas: CPR, cardiopulmonary resuscitation.',
      max: 300,
      least_parts: 2,
      required: true,
      list: true,
      search: true,
    },
    status,
    sort_number: sortNumber,
  },
  title_field: 'title',
  sort: 'sort_number',
  import_by: 'title',
  bulk_edit: ['status'],
  noun: 'lists',
  calls: everyCall,
  shown_on: [],
  finds_courses: true,
})
