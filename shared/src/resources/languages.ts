import { listTags } from '../tags/tags.ts'
import { everyCall, resource } from './resource.ts'
import { languageCode } from './language-codes.ts'
import { audience, introduction, sortNumber, status, title } from './common-fields.ts'

/** Languages of courses; the code is the last segment of /courses-languages/:code (REF-016, OP-43). */
export const languages = resource({
  name: 'languages',
  title: 'Languages',
  singular: 'language',
  icon: 'globe',
  purpose: 'Languages your courses are taught in.',
  fields: { title: title(), code: languageCode, text: introduction, audience, status, sort_number: sortNumber },
  title_field: 'title',
  sort: 'sort_number',
  import_by: 'code',
  bulk_edit: ['status'],
  noun: 'lists',
  refusals: ['access.used_elsewhere'],
  calls: everyCall,
  shown_on: [listTags.courses],
  families: ['language'],
  address_field: 'code',
})
