import { listTags } from '../tags/tags.ts'
import { usStateCodes, usStates } from '../states/us-state.ts'
import { slug, status, title } from './common-fields.ts'
import { everyCall, resource, type Field } from './resource.ts'

const cap = (label: string): Field => ({
  kind: 'number',
  label,
  help: 'Hours. Leave it empty where the board sets no limit.',
  min: 0,
  max: 1_000,
})

/** Board requirements for renewing a license, by profession and state; used by the visitors' planner. */
export const renewalRequirements = resource({
  name: 'renewal-requirements',
  title: 'Renewal requirements',
  singular: 'renewal requirement',
  icon: 'award',
  purpose: 'What a license renewal takes, by state and profession. Each has a page that finds the cheapest way to it.',
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
      help: 'As on the licenses of learners, such as RN: hours that they earned are found by it.',
      max: 60,
      required: true,
      list: true,
      search: true,
    },
    agency_ids: {
      kind: 'relation',
      label: 'Agencies',
      help: 'Whose accreditation of a course counts. Name none where that of every agency of the state does.',
      to: 'agencies',
      many: true,
    },
    cycle_years: { kind: 'number', label: 'Years of a cycle', min: 1, max: 10, default: 2, required: true },
    hours: { kind: 'number', label: 'Hours', min: 1, max: 1_000, default: 24, required: true, list: true },
    subjects: {
      kind: 'hours',
      label: 'Of these, by subject',
      help: 'A subject with its hours on each line, as in Ethics: 1.5. Subjects are named as in the accreditations of courses.',
    },
    most_online: cap('At most online, at any time'),
    most_live_online: cap('At most online, live'),
    most_classroom: cap('At most in a classroom'),
    text: { kind: 'rich_text', label: 'Text', max: 20_000, help: 'Shown at the top of its page.' },
    source: { kind: 'link', label: 'Source', help: 'Where the board says so. The page links to it.', required: true },
    checked_on: {
      kind: 'day',
      label: 'Checked on',
      help: 'When somebody last compared this with the source. The page says so.',
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
})
