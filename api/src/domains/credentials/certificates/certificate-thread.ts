import { renderToBuffer } from '@react-pdf/renderer'
import { answerInThread } from '../../../kernel/answer-in-thread.ts'
import { familiesFor } from '../../../pdf/drawn-characters.ts'
import { nameGlyphs, registerFonts } from '../../../pdf/fonts.ts'
import { certificateDocument } from './certificate-document.ts'
import type { CertificateParts } from './in-certificate-thread.ts'
import { qrCode } from './qr-code.ts'
import { snapshotTexts } from './snapshot-texts.ts'

/** Bytes passed between threads arrive as Uint8Array, not as Buffer. */
const bufferOf = (bytes: Uint8Array | null): Buffer | null => bytes && Buffer.from(bytes)

answerInThread(async ({ certificate, check_url, logo, background, signature }: CertificateParts) => {
  const fontFamily = familiesFor(snapshotTexts(certificate.snapshot).map(({ text }) => text))
  registerFonts(fontFamily)
  await nameGlyphs(fontFamily)
  const pictures = { logo: bufferOf(logo), background: bufferOf(background), signature: bufferOf(signature) }
  return renderToBuffer(certificateDocument({ certificate, check_url, ...pictures, qr: qrCode(check_url), fontFamily }))
})
