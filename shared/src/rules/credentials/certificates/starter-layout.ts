import type { CertificateLayout, LayoutField } from '../../../schemas/certificates.ts'
import type { LayoutFieldKind } from '../../../states/credentials/layout-field.ts'

const ink = '#16202e'
const muted = '#5b6472'

const at = (
  kind: LayoutFieldKind,
  [x, y, width, height]: readonly [number, number, number, number],
  rest: Partial<LayoutField> = {},
): LayoutField => ({
  id: rest.id ?? kind,
  kind,
  x,
  y,
  width,
  height,
  font_size: 11,
  align: 'center',
  weight: 'normal',
  color: ink,
  text: '',
  ...rest,
})

/** Layout of a new template: every commonly needed field, on a blank page. */
export const starterLayout: CertificateLayout = [
  at('logo', [316, 48, 160, 48]),
  at('title', [96, 116, 600, 44], { font_size: 32, weight: 'bold' }),
  at('text', [196, 172, 400, 18], { id: 'certifies', text: 'This certifies that', color: muted }),
  at('learner', [96, 196, 600, 40], { font_size: 28, weight: 'bold' }),
  at('statement', [146, 246, 500, 18], { color: muted }),
  at('course', [96, 270, 600, 48], { font_size: 18, weight: 'bold' }),
  at('completed_on', [66, 334, 220, 30], { text: 'Completed' }),
  at('hours', [306, 334, 180, 30], { text: 'Contact hours' }),
  at('expires_on', [506, 334, 220, 30], { text: 'Valid until' }),
  at('organizations', [146, 370, 500, 26], { font_size: 10 }),
  at('accreditations', [66, 400, 660, 44], { font_size: 8 }),
  at('licenses', [146, 446, 500, 14], { font_size: 8, text: 'License' }),
  at('signature', [72, 470, 210, 64], { align: 'left' }),
  at('serial', [470, 494, 170, 28], { font_size: 9, align: 'right', text: 'Certificate number' }),
  at('check', [652, 462, 72, 72]),
]
