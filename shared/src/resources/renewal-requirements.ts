import { listTags } from '../tags/tags.ts'
import { usStateCodes, usStates } from '../states/us-state.ts'
import { slug, status, title } from './common-fields.ts'
import { everyCall, resource, type Field } from './resource.ts'

const cap = (label: string): Field => ({
  kind: 'number',
  label,
  help: 'Hours. Leave empty if the board sets no limit.',
  min: 0,
  max: 1_000,
})

/** Board requirements for renewing a license, by profession and state; used by the visitors' planner. */
export const renewalRequirements = resource({
  name: 'renewal-requirements',
  title: 'Renewal requirements',
  singular: 'renewal requirement',
  icon: 'award',
  purpose:
    'What a license renewal requires, by state and profession. Each has a page that finds the cheapest courses for it.',
  fields: {
    title: title(),
    slug: slug(),
    state: {
      kind: 'choice',
      label: 'State',
      required: true,
      list: true,
      filter: true,
      default: 'AL',
      options: usStateCodes.map((value) => ({ value, label: usStates[value] })),
    },
    profession: {
      kind: 'text',
      label: 'Profession',
      help: 'As on learners’ licenses, such as RN. Used to find the hours that they have earned.',
      max: 60,
      required: true,
      list: true,
      search: true,
    },
    agency_ids: {
      kind: 'relation',
      label: 'Agencies',
      help: 'Agencies whose accreditation of a course counts. Leave empty if every agency of the state counts.',
      to: 'agencies',
      many: true,
    },
    cycle_years: { kind: 'number', label: 'Years of a cycle', min: 1, max: 10, default: 2, required: true },
    hours: { kind: 'number', label: 'Hours', min: 1, max: 1_000, default: 24, required: true, list: true },
    subjects: {
      kind: 'hours',
      label: 'Of these, by subject',
      help: 'One subject with its hours per line, such as Ethics: 1.5. Use the subject names of the course accreditations.',
    },
    most_online: cap('At most online, any time'),
    most_live_online: cap('At most online, live'),
    most_classroom: cap('At most in a classroom'),
    text: { kind: 'rich_text', label: 'Text', max: 20_000, help: 'Shown at the top of its page.' },
    source: {
      kind: 'link',
      label: 'Source',
      help: 'Where the board states this. The page links to it.',
      required: true,
    },
    checked_on: {
      kind: 'day',
      label: 'Checked on',
      help: 'When this was last compared with the source. Shown on the page.',
      required: true,
      list: true,
    },
    status,
  },
  title_field: 'title',
  sort: 'title',
  import_by: 'slug',
  bulk_edit: ['status'],
  noun: 'lists',
  calls: everyCall.filter((call) => call !== 'reorder'),
  shown_on: [listTags.renewals],
  families: ['renewal'],
  finds_courses: true,
})
