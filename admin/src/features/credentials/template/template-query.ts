import type { Data } from '@portico/shared/calls/endpoint.ts'
import {
  show_certificate_template,
  type CertificateTemplate,
} from '@portico/shared/contract/credentials/certificates-templates.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'

export type TemplateResponse = Data<typeof show_certificate_template>
/** The part of a template that the editor changes: everything except its id, courses and version. */
export type TemplateContent = Omit<CertificateTemplate, 'id' | 'courses' | 'version'>
/** The part that certificates print. */
export type PrintedContent = Omit<TemplateContent, 'name'>

export const contentOf = ({ id: _, courses: __, version: ___, ...content }: CertificateTemplate): TemplateContent =>
  content

/** Label of the button that gives a course its own template; the message that refuses edits to a shared template refers to it. */
export const copyLabel = 'Copy for this course only'

export const templateKey = (portal_id: number, slug: string) => ['certificate-template', portal_id, slug] as const

export const templateQuery = (portal_id: number, slug: string) =>
  queryOptions({
    queryKey: templateKey(portal_id, slug),
    queryFn: () => api(show_certificate_template, { params: { slug } }),
    refetchOnWindowFocus: false,
    gcTime: 0,
    staleTime: 0,
  })
