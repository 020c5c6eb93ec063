import { toBuffer } from 'qrcode'
import { renderToBuffer } from '@react-pdf/renderer'
import type { certificates } from '../db/tables/learning.ts'
import { mediaKinds } from '../media/media-kinds.ts'
import type { Storage } from '../storage/storage.ts'
import { certificateDocument } from './certificate-document.ts'
import { registerFonts } from '../pdf/fonts.ts'
import { logoPng } from '../pdf/logo-png.ts'

type Certificate = Pick<
  typeof certificates.$inferSelect,
  'serial' | 'portal_id' | 'snapshot' | 'issued_at' | 'expires_at'
>

/** The certificate as a PDF: rendered once from the data frozen at issue and kept as a file, always the same bytes. */
export async function certificatePdf({
  certificate,
  check_url,
  storage,
}: {
  certificate: Certificate
  check_url: string
  storage: Storage
}): Promise<Buffer> {
  const key = mediaKinds.certificate_pdf.key(certificate)
  const kept = await storage.get(key)
  if (kept) return kept
  registerFonts()
  const [logo, qr] = await Promise.all([logoPng({ path: certificate.snapshot.logo, storage }), qrPng(check_url)])
  const pdf = await renderToBuffer(certificateDocument({ certificate, check_url, logo, qr }))
  await storage.put(key, pdf)
  return pdf
}

const qrPng = (text: string): Promise<Buffer> =>
  toBuffer(text, { errorCorrectionLevel: 'M', margin: 1, width: 320, color: { dark: '#16202e', light: '#ffffff' } })
