import * as v from 'valibot'
import { endpoint, id, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { entryVersion } from '../../calls/entry-version.ts'
import { errorMessage } from '../../errors/message.ts'
import { certificateLayout } from '../../schemas/certificates.ts'
import { maxCharacters, requiredText } from '../../schemas/text.ts'

const named = { params: v.object({ slug: slugParam() }), query: v.object(refererPortal) }
const text = (max: number) => v.pipe(v.string(), v.trim(), maxCharacters(max))
const picture = v.nullable(v.pipe(v.string(), v.maxLength(300), v.regex(/^\/media\/[\w./-]+$/)))
const months = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)))
const organization_ids = v.pipe(v.array(id()), v.maxLength(20, errorMessage('validation.invalid')))

/** What a template prints, with positions. */
const content = {
  title: requiredText(200),
  statement: text(500),
  signatory_name: text(120),
  signatory_title: text(120),
  valid_for_months: months,
  organization_ids,
  /** pictures of the media library, by URL */
  background: picture,
  signature: picture,
  /** null: uses the layout from before templates could position their fields */
  layout: v.nullable(certificateLayout),
}
/** Everything that its editor changes. The name is for staff and is never printed; empty: the title is used. */
const edited = { name: text(120), ...content }
const template = v.object({
  ...edited,
  id: id(),
  /** courses of the portal whose certificates use this template */
  courses: v.array(v.object({ slug: v.string(), title: v.string() })),
  version: entryVersion(),
})
export type CertificateTemplate = v.InferOutput<typeof template>

export const show_certificate_template = endpoint({
  method: 'GET',
  path: '/admin/courses/:slug/certificate-template',
  summary: 'Shows the certificate template of a course, with the organizations that it can name',
  action: 'courses.read_drafts',
  ...named,
  output: v.object({
    template: v.nullable(template),
    organizations: v.array(v.object({ id: id(), name: v.string(), provider_number: v.nullable(v.string()) })),
  }),
  errors: ['general.not_found'],
})
export const list_certificate_templates = endpoint({
  method: 'GET',
  path: '/admin/courses/:slug/certificate-templates',
  summary: 'Lists the portal’s certificate templates that a course can use, with the courses that use them, by name',
  action: 'courses.read_drafts',
  ...named,
  output: v.array(v.omit(template, ['version'])),
  errors: ['general.not_found'],
})
export const store_certificate_template = endpoint({
  method: 'POST',
  path: '/admin/courses/:slug/certificate-template',
  summary: 'Gives a course its own template: a copy of its current one, or a new one',
  action: 'courses.edit',
  ...named,
  body: v.object({ title: requiredText(200) }),
  output: template,
  errors: ['general.not_found', 'validation.failed'],
})
export const update_certificate_template = endpoint({
  method: 'PATCH',
  path: '/admin/courses/:slug/certificate-template',
  summary: 'Changes the template of a course; certificates already issued stay as they are',
  action: 'courses.edit',
  tx: false,
  ...named,
  body: v.object({ ...v.partial(v.object(edited)).entries, version: entryVersion() }),
  output: template,
  current: template,
  errors: [
    'access.used_elsewhere',
    'general.not_found',
    'general.changed_meanwhile',
    'general.too_many_requests',
    'certificates.character_missing',
    'certificates.no_template',
    'certificates.text_too_long',
    'validation.failed',
  ],
})
export type CertificateTemplateChanges = v.InferOutput<typeof update_certificate_template.body>
export const preview_certificate_template = endpoint({
  method: 'POST',
  path: '/admin/courses/:slug/certificate-template/preview',
  summary: 'Renders a template as the PDF certificate of a sample learner',
  action: 'courses.read_drafts',
  answers: 'file',
  reads: true,
  tx: false,
  ...named,
  body: v.object(content),
  output: v.null(),
  errors: [
    'general.not_found',
    'certificates.character_missing',
    'certificates.text_too_long',
    'general.too_many_requests',
    'validation.failed',
  ],
})
