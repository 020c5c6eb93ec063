/** Field kinds of a certificate. `needed` fields are required to identify its holder or verify it (OP-85). */
type FieldFacts = {
  readonly label: string
  readonly needed: boolean
  /** drawn as an image of the field's height instead of text */
  readonly is_picture: boolean
}

export type LayoutFieldKind =
  | 'title'
  | 'learner'
  | 'statement'
  | 'course'
  | 'completed_on'
  | 'issued_on'
  | 'expires_on'
  | 'hours'
  | 'serial'
  | 'check'
  | 'organizations'
  | 'accreditations'
  | 'licenses'
  | 'instructors'
  | 'signature'
  | 'logo'
  | 'text'

export const layoutFields = {
  title: { label: 'Title', needed: false, is_picture: false },
  learner: { label: 'Learner’s name', needed: true, is_picture: false },
  statement: { label: 'Statement', needed: false, is_picture: false },
  course: { label: 'Course', needed: true, is_picture: false },
  completed_on: { label: 'Completion date', needed: true, is_picture: false },
  issued_on: { label: 'Issue date', needed: false, is_picture: false },
  expires_on: { label: 'Expiry date', needed: false, is_picture: false },
  hours: { label: 'Hours', needed: false, is_picture: false },
  serial: { label: 'Certificate number', needed: true, is_picture: false },
  check: { label: 'QR code of the check page', needed: true, is_picture: true },
  organizations: { label: 'Organizations', needed: false, is_picture: false },
  accreditations: { label: 'Accreditation by agency', needed: false, is_picture: false },
  licenses: { label: 'License numbers', needed: false, is_picture: false },
  instructors: { label: 'Instructors', needed: false, is_picture: false },
  signature: { label: 'Signature', needed: false, is_picture: true },
  logo: { label: 'Logo', needed: false, is_picture: true },
  text: { label: 'Text', needed: false, is_picture: false },
} as const satisfies Record<LayoutFieldKind, FieldFacts>

export const layoutFieldKinds = Object.keys(layoutFields) as [LayoutFieldKind, ...LayoutFieldKind[]]

/** Landscape letter page in points, the coordinate system of certificate fields. */
export const certificatePage = { width_pt: 792, height_pt: 612 } as const
export const smallestField_pt = 12
/** Maximum number of fields per template. */
export const mostLayoutFields = 40
