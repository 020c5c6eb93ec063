import { trimEndOf } from '@portico/shared/rules/text/trim-end-of.ts'
import PostalMime from 'postal-mime'

export type Attachment = { filename: string; mime_type: string; size: number; content_base64: string }
export type Message = {
  id: number
  received_at: string
  from: string
  reply_to: string | null
  to: string[]
  subject: string
  text: string
  html: string
  links: string[]
  attachments: Attachment[]
}

/** Parses a raw email for the mailbox. `to` holds the envelope recipients, including blind copies. */
export async function parseMessage({
  raw,
  id,
  to,
  received_at,
}: {
  raw: Buffer
  id: number
  to: string[]
  received_at: string
}): Promise<Message> {
  const mail = await PostalMime.parse(raw)
  const html = mail.html ?? ''
  const text = mail.text ?? ''
  return {
    id,
    received_at,
    from: mail.from?.name ? `${mail.from.name} <${mail.from.address}>` : (mail.from?.address ?? ''),
    reply_to: mail.replyTo?.[0]?.address ?? null,
    to,
    subject: mail.subject ?? '(no subject)',
    text,
    html,
    links: linksIn({ html, text }),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => {
      const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
      return {
        filename: filename ?? 'attachment',
        mime_type: mimeType,
        size: bytes.length,
        content_base64: bytes.toString('base64'),
      }
    }),
  }
}

function linksIn({ html, text }: { html: string; text: string }): string[] {
  const fromHtml = [...html.matchAll(/href="(https?:[^"]+)"/gi)].map(([, url]) => (url ?? '').replaceAll('&amp;', '&'))
  const fromText = [...text.matchAll(/https?:\/\/[^\s<>")\]]+/gi)].map(([url]) => trimEndOf(url, /[.,;]/))
  return [...new Set([...fromHtml, ...fromText])]
}
