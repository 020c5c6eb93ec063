import { listTags } from '../tags/tags.ts'
import { everyCall, resource } from './resource.ts'
import { audience, introduction, slug, sortNumber, status, title } from './common-fields.ts'

/** Delivery formats of courses: self-paced, live, on site, blended; the specification's calls name them options (REF-029, REF-031, OP-104). */
export const trainingOptions = resource({
  name: 'training-options',
  title: 'Training options',
  singular: 'training option',
  icon: 'calendar',
  purpose: 'How a course is delivered: self-paced, live, on site, blended.',
  fields: {
    title: title(),
    slug: slug(),
    text: introduction,
    audience,
    status,
    sort_number: sortNumber,
  },
  title_field: 'title',
  sort: 'sort_number',
  import_by: 'slug',
  bulk_edit: ['status'],
  noun: 'lists',
  refusals: ['access.used_elsewhere'],
  calls: everyCall,
  shown_on: [listTags.courses],
  families: ['training-option'],
})
