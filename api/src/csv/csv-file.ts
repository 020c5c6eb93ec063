import { attachment } from '../kernel/attachment.ts'

export const csvFile = (text: string, name: string): Response =>
  new Response(text, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': attachment(name) },
  })
