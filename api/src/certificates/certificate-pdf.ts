import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { renderToBuffer } from '@react-pdf/renderer'
import type { certificates } from '../db/tables/learning.ts'
import { certificateDocument } from './certificate-document.ts'
import { registerFonts } from './fonts.ts'
import { logoPng } from './logo-png.ts'
import { qrPng } from './qr-png.ts'

type Certificate = Pick<
  typeof certificates.$inferSelect,
  'serial' | 'portal_id' | 'snapshot' | 'issued_at' | 'expires_at'
>

/** The certificate as a PDF: rendered once from the data frozen at issue and kept as a file, always the same bytes. */
export async function certificatePdf({
  certificate,
  check_url,
  data_dir,
}: {
  certificate: Certificate
  check_url: string
  data_dir: string
}): Promise<Buffer> {
  const folder = join(data_dir, 'storage', 'certificates', String(certificate.portal_id))
  const file = join(folder, `${certificate.serial}.pdf`)
  const kept = await readFile(file).catch(() => null)
  if (kept) return kept
  registerFonts()
  const [logo, qr] = await Promise.all([logoPng({ path: certificate.snapshot.logo, data_dir }), qrPng(check_url)])
  const pdf = await renderToBuffer(certificateDocument({ certificate, check_url, logo, qr }))
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `.${randomUUID()}`)
  await writeFile(unfinished, pdf, { flush: true })
  await rename(unfinished, file)
  return pdf
}
