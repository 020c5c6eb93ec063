/** Texts of what staff are warned of when they publish; nothing of it keeps a course from being published. */
export const publishWarnings = {
  not_accredited:
    'No accreditation of this course is valid today. Its page names no agency, CE credits or states until one is, under Certificate.',
} as const

export type PublishWarning = keyof typeof publishWarnings
export const publishWarningNames = ['not_accredited'] as const satisfies readonly PublishWarning[]
