import { layoutFields } from '@portico/shared/states/credentials/layout-field.ts'
import type { LayoutField } from '@portico/shared/schemas/certificates.ts'
import type { DrawnCertificate } from './facts.ts'
import { fieldText, officeOf, signatoryOf, signatureFields } from './field-text.ts'
import { fittedSize } from './fit-text.ts'
import { ownLayoutTexts } from './own-layout-texts.ts'

/** Names the first text of a certificate that does not fit its field even at the smallest size; null if all fit. */
export function firstOverflowingText(certificate: DrawnCertificate): string | null {
  const { layout } = certificate.snapshot
  const placed = layout ? layout.flatMap((field) => textsOf(field, certificate)) : ownLayoutTexts(certificate.snapshot)
  return placed.find((one) => fittedSize(one) === null)?.what ?? null
}

type FieldText = Parameters<typeof fittedSize>[0] & { what: string }
function textsOf(field: LayoutField, certificate: DrawnCertificate): FieldText[] {
  const { snapshot } = certificate
  const what = layoutFields[field.kind].label
  if (field.kind === 'check') return []
  if (field.kind === 'logo') return [{ ...field, text: snapshot.company, what }]
  if (field.kind !== 'signature') return [{ ...field, text: fieldText(field, certificate), what }]
  const [name, office] = signatureFields(field)
  return [
    { ...name, text: signatoryOf(snapshot), what },
    { ...office, text: officeOf(snapshot), what },
  ]
}
