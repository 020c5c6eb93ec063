import { update_course } from '@portico/shared/contract/courses/editing.ts'
import type { Field } from '@portico/shared/resources/resource.ts'
import { taxCodeNames, taxCodes } from '@portico/shared/states/orders/tax.ts'
import { DeclaredField } from '../../../fields/declared-field.tsx'
import { FieldValue } from '../../../fields/field-value.tsx'
import { api } from '../../../kernel/api.ts'
import { CoursePanel } from './course-panel.tsx'
import type { Opened } from '../frame/course-query.ts'
import { linesOf, OutcomesField } from './outcomes-field.tsx'
import { useCourseForm } from './use-course-form.ts'

const fields: Readonly<Record<string, Field>> = {
  topic_ids: { kind: 'relation', label: 'Topics', to: 'topics', many: true },
  language_id: { kind: 'relation', label: 'Language', to: 'languages' },
  author_id: { kind: 'relation', label: 'Author', to: 'authors' },
  duration_minutes: { kind: 'number', label: 'Duration in minutes', min: 0, max: 100_000 },
  video: {
    kind: 'text',
    label: 'Preview video',
    max: 300,
    help: 'A link to YouTube or Vimeo, shown on the course page.',
  },
  button_name: {
    kind: 'text',
    label: 'Buy button text',
    max: 40,
    help: 'Leave empty for “Add to cart”.',
  },
  state_ids: { kind: 'relation', label: 'States', to: 'states', many: true },
  training_option_ids: { kind: 'relation', label: 'Training options', to: 'training-options', many: true },
  tag_ids: { kind: 'relation', label: 'Tags', to: 'tags', many: true },
  tax_code: {
    kind: 'choice',
    label: 'Sales tax category',
    default: '',
    options: [
      { value: '', label: 'As set for the portal' },
      ...taxCodeNames.map((value) => ({ value, label: taxCodes[value] })),
    ],
    help: 'Used where Stripe Tax calculates the sales tax.',
  },
  meta_title: { kind: 'text', label: 'Title for search engines', max: 200 },
  meta_description: { kind: 'text', label: 'Description for search engines', max: 500, lines: true },
  seo_keywords: { kind: 'text', label: 'Keywords', max: 500, help: 'Separated by commas.' },
}
const names = Object.keys(fields)

/** Form for how a course is found, who made it, and what its page says besides the description. */
export function SettingsForm({ course }: Opened) {
  const form = useCourseForm({
    name: 'course-settings',
    course,
    valuesOf: ({ outcomes, ...all }) => ({
      outcomes,
      ...Object.fromEntries(names.map((name) => [name, new Map<string, unknown>(Object.entries(all)).get(name) ?? ''])),
    }),
    schema: update_course.body,
    send: (body) => api(update_course, { params: { slug: course.slug }, body }),
  })
  return (
    <CoursePanel
      form={form}
      labelOf={(name) => fields[name]?.label ?? 'What you will learn'}
      show={(name, value) => {
        const field = fields[name]
        return field ? <FieldValue field={field} value={value} /> : linesOf(value).join('\n')
      }}
    >
      <OutcomesField control={form.form.control} />
      {Object.entries(fields).map(([name, field]) => (
        <DeclaredField key={name} name={name} field={field} />
      ))}
    </CoursePanel>
  )
}
