import { preview_certificate_template } from '@portico/shared/contract/credentials/certificates-templates.ts'
import { drawCertificate } from '../../../certificates/certificate-pdf.ts'
import { checkUrl } from '../../../certificates/wire.ts'
import { limitPerPortalAndPerson } from '../../../../../kernel/limit-concurrency.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { checkPictures } from './check-pictures.ts'
import { rejectUnprintable } from './reject-unprintable.ts'
import { sampleCertificate, sampleSerial } from './sample-certificate.ts'
import { enforceDrawingRate } from './enforce-drawing-rate.ts'

/** Limits each person's previews, because decoding template pictures shares a queue with everyone's receipts and certificates. */
const few = limitPerPortalAndPerson()

/** Draws a sample with the same code as a real certificate, for a fictional learner. */
export const previewCertificateTemplate = verb(
  preview_certificate_template,
  async ({ inPortal, actor, portal, services, now }, { params, body }) => {
    await enforceDrawingRate(services, actor)
    const { organization_ids, ...printed } = body
    // The name is never printed.
    const template = { ...printed, name: '' }
    const certificate = await inPortal(async ({ db }) => {
      await checkPictures(db, template, {})
      return sampleCertificate(db, { slug: params.slug, organization_ids, template, portal, at: now() })
    })
    const from = { portal_id: portal.id, by: actor.id }
    await rejectUnprintable(certificate, from)
    const check_url = checkUrl(sampleSerial, portal, services.config)
    const draw = () => drawCertificate({ certificate, check_url, storage: services.storage, from })
    const pdf = await few(from, draw)
    return new Response(new Uint8Array(pdf), {
      headers: { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
    })
  },
)
