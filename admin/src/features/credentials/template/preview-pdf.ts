import { preview_certificate_template } from '@portico/shared/contract/credentials/certificates-templates.ts'
import { sameOriginSend } from '@portico/shared/browser/same-origin-send.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { withSelectedPortal } from '../../../kernel/selected-portal.ts'
import type { PrintedContent } from './template-query.ts'

/** Fetches the PDF that the API draws of a template as currently edited. */
export async function previewPdf(slug: string, content: PrintedContent): Promise<Uint8Array> {
  const answer = await sameOriginSend({
    method: preview_certificate_template.method,
    path: withSelectedPortal(preview_certificate_template.path.replace(':slug', slug)),
    body: content,
  })
  if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
  const json = (await answer.json().catch(() => null)) as { error?: ConstructorParameters<typeof CallError>[0] } | null
  throw new CallError({
    code: null,
    message: 'The preview could not be created.',
    ...json?.error,
    status: answer.status,
  })
}
