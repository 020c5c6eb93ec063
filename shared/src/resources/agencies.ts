import { listTags } from '../tags/tags.ts'
import { everyCall, resource } from './resource.ts'
import { audience, introduction, slug, sortNumber, status, title } from './common-fields.ts'

/** Regulating agencies (REF-009, OP-45, OP-99). */
export const agencies = resource({
  name: 'agencies',
  title: 'Agencies',
  singular: 'agency',
  icon: 'building',
  purpose: 'Regulatory agencies that accept your courses. Learners can filter courses by agency.',
  fields: {
    title: title('Name', 200),
    slug: slug(),
    logo: { kind: 'image', label: 'Logo' },
    text: introduction,
    audience,
    state_ids: { kind: 'relation', label: 'States', to: 'states', many: true },
    asks_license: {
      kind: 'boolean',
      label: 'Asks for a license',
      help: 'Learners in its courses are asked for their license number.',
      default: false,
    },
    license_purpose: { kind: 'text', label: 'Why it asks', help: 'Shown to learners next to the question.', max: 300 },
    excludes_staff_completions: {
      kind: 'boolean',
      label: 'Excludes completions by staff',
      help: 'Courses that staff completed for a learner do not count for this agency.',
      default: false,
    },
    roster_format: {
      kind: 'choice',
      label: 'Form of its roster',
      required: true,
      options: [
        { value: 'generic', label: 'Generic' },
        { value: 'ce_broker', label: 'CE Broker' },
      ],
      default: 'generic',
    },
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
  shown_on: [listTags.courses, listTags.home],
  families: ['agency'],
})
