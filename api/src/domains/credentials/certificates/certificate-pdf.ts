import type { certificates } from '../tables.ts'
import { mediaKinds, backgroundJpg, logoPng } from '../../media/door.ts'
import type { Requester } from '../../../kernel/fair-turns.ts'
import type { Storage } from '../../../storage/storage.ts'
import type { DrawnCertificate } from './facts.ts'
import { inCertificateThread } from './in-certificate-thread.ts'

type Certificate = DrawnCertificate & Pick<typeof certificates.$inferSelect, 'portal_id'>
type Where = { check_url: string; storage: Pick<Storage, 'get' | 'put'> }

/** Returns the certificate's PDF, rendered once from the data frozen at issue and then stored, so it is always the same bytes. */
export async function certificatePdf({
  certificate,
  ...where
}: Where & { certificate: Certificate; from: Requester | null }): Promise<Buffer> {
  const key = mediaKinds.certificate_pdf.key(certificate)
  const kept = await where.storage.get(key)
  if (kept) return kept
  const pdf = await drawCertificate({ certificate, ...where })
  await where.storage.put(key, pdf)
  return pdf
}

/** Draws a PDF without storing it; template previews use this too. `from` is the person who requested it, null in a job. */
export async function drawCertificate({
  certificate,
  check_url,
  storage,
  from,
}: Omit<Where, 'storage'> & {
  storage: Pick<Storage, 'get'>
  certificate: DrawnCertificate
  from: Requester | null
}): Promise<Buffer> {
  const { snapshot } = certificate
  const [logo, background, signature] = await Promise.all([
    logoPng({ path: snapshot.logo, storage, from }),
    snapshot.background ? backgroundJpg({ path: snapshot.background, storage, from }) : null,
    snapshot.signature ? logoPng({ path: snapshot.signature, storage, from }) : null,
  ])
  return Buffer.from(await inCertificateThread({ certificate, check_url, logo, background, signature }, from))
}
