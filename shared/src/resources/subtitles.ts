import { languageCode } from './language-codes.ts'
import { everyCall, resource } from './resource.ts'
import { sortNumber, status, title } from './common-fields.ts'

/** Subtitle languages of videos (REF-026, OP-99). */
export const subtitles = resource({
  name: 'subtitles',
  title: 'Subtitles',
  singular: 'subtitle',
  icon: 'video',
  purpose: 'Subtitle languages of your course videos.',
  fields: { title: title(), code: { ...languageCode, label: 'Language code' }, status, sort_number: sortNumber },
  title_field: 'title',
  sort: 'sort_number',
  import_by: 'code',
  bulk_edit: ['status'],
  noun: 'lists',
  calls: everyCall,
  shown_on: [],
})
