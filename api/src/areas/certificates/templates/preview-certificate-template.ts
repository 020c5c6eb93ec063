import { preview_certificate_template } from '@portico/shared/contract/certificates-templates.ts'
import { drawCertificate } from '../../../certificates/certificate-pdf.ts'
import { checkUrl } from '../../../certificates/wire.ts'
import { fewAtOnce } from '../../../kernel/few-at-once.ts'
import { verb } from '../../../kernel/verb.ts'
import { refuseUndrawn } from '../refuse-undrawn.ts'
import { refuseUnfitting } from '../refuse-unfitting.ts'
import { checkPictures } from './check-pictures.ts'
import { sampleCertificate, sampleSerial } from './sample-certificate.ts'
import { takeDrawingRate } from './take-drawing-rate.ts'

/** Decoding a template's pictures takes turns with the receipts and certificates of everybody. */
const ofPortal = fewAtOnce(4)
const ofPerson = fewAtOnce(2)

/** Drawn by the same code as a certificate, for a learner who does not exist. */
export const previewCertificateTemplate = verb(
  preview_certificate_template,
  async ({ inPortal, actor, portal, services, now }, { params, body }) => {
    await takeDrawingRate(services, actor)
    const { organization_ids, ...template } = body
    const certificate = await inPortal(async ({ db }) => {
      await checkPictures(db, template, {})
      return sampleCertificate(db, { slug: params.slug, organization_ids, template, portal, at: now() })
    })
    refuseUndrawn(certificate.snapshot)
    refuseUnfitting(certificate)
    const draw = () =>
      drawCertificate({
        certificate,
        check_url: checkUrl(sampleSerial, portal, services.config),
        storage: services.storage,
        from: { portal_id: portal.id, by: actor.id },
      })
    const pdf = await ofPerson(actor.id, () => ofPortal(portal.id, draw))
    return new Response(new Uint8Array(pdf), {
      headers: { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
    })
  },
)
