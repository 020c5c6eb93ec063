import { createElement as h, type ReactElement } from 'react'
import { Image, Page, Text, View } from '@react-pdf/renderer'
import { certificatePage } from '@portico/shared/states/credentials/layout-field.ts'
import type { CertificateLayout, LayoutField } from '@portico/shared/schemas/certificates.ts'
import type { DrawnParts } from './certificate-document.ts'
import { staffLineOf } from './facts.ts'
import { fieldText, officeOf, signatoryOf, signatureFields } from './field-text.ts'
import { fittedSize, lineHeight, smallestSize } from './fit-text.ts'
import { wholeWords } from '../../../pdf/whole-words.ts'
import { qrPicture } from './qr-code.ts'

const { width_pt, height_pt } = certificatePage

/** Builds a page with its fields where the template placed them, over its background (CER-012). */
export function templatePage(parts: DrawnParts, layout: CertificateLayout): ReactElement {
  return h(
    Page,
    { size: 'LETTER', orientation: 'landscape', style: { backgroundColor: '#ffffff', fontFamily: parts.fontFamily } },
    parts.background
      ? h(Image, {
          src: { data: parts.background, format: 'jpg' },
          style: { position: 'absolute', left: 0, top: 0, width: width_pt, height: height_pt, objectFit: 'cover' },
        })
      : null,
    ...layout.map((field) => fieldElement(field, parts)),
    parts.certificate.snapshot.completed_by_staff
      ? h(Text, { style: staffLine }, staffLineOf(parts.certificate.snapshot))
      : null,
  )
}

/** At the bottom of the page on its own background, so no template can hide it. */
const staffLine = {
  position: 'absolute' as const,
  left: 0,
  bottom: 0,
  width: width_pt,
  padding: 4,
  fontSize: 8,
  textAlign: 'center' as const,
  color: '#16202e',
  backgroundColor: '#ffffff',
}
const textStyle = ({ align, weight, color }: LayoutField) => ({
  textAlign: align,
  fontWeight: weight === 'bold' ? 600 : 400,
  color,
  lineHeight,
})
/** Renders a text as large as its field allows, wrapped at the field's width. */
const textElement = (field: LayoutField, text: string, further: object = {}): ReactElement =>
  h(
    Text,
    {
      ...wholeWords,
      style: {
        ...textStyle(field),
        fontSize: fittedSize({ ...field, text }) ?? smallestSize(field.font_size),
        width: field.width,
        ...further,
      },
    },
    text,
  )

function fieldElement(field: LayoutField, parts: DrawnParts): ReactElement {
  const { id, x, y, width, height } = field
  const place = { position: 'absolute' as const, left: x, top: y, width, height }
  return h(View, { key: id, style: place, wrap: false }, content(field, parts))
}

function content(field: LayoutField, parts: DrawnParts): ReactElement | null {
  const { snapshot } = parts.certificate
  if (field.kind === 'check') return qrPicture(parts.qr, field)
  if (field.kind === 'logo') return parts.logo ? picture(field, parts.logo) : textElement(field, snapshot.company)
  if (field.kind === 'signature') return signature(field, parts)
  return textElement(field, fieldText(field, parts.certificate))
}

const positions = { left: '0% 50%', center: '50% 50%', right: '100% 50%' } as const

const picture = ({ width, height, align }: LayoutField, data: Buffer): ReactElement =>
  h(Image, {
    src: { data, format: 'png' },
    style: { width, height, objectFit: 'contain', objectPosition: positions[align] },
  })

/** Renders the signature picture above the signatory's name and title. */
function signature(field: LayoutField, { certificate: { snapshot }, signature: drawn }: DrawnParts): ReactElement {
  const [name, office] = signatureFields(field)
  const height = Math.max(12, field.height - field.font_size * 2.6)
  return h(
    View,
    { style: { height: field.height, justifyContent: 'flex-end' } },
    drawn ? picture({ ...field, height }, drawn) : null,
    textElement(name, signatoryOf(snapshot), { borderTopWidth: drawn ? 0.75 : 0, borderTopColor: field.color }),
    textElement(office, officeOf(snapshot)),
  )
}
