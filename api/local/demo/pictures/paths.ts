import { demoPicture } from './demo-picture.ts'

// URL paths of the pictures on a portal's host; file names are relative to storage/media.
export const courseThumbnail = (slug: string): string => demoPicture(`course-${slug}`)
export const courseSocial = (slug: string): string => `/media/course-${slug}-social.jpg`
export const bundleThumbnail = (slug: string): string => demoPicture(`bundle-${slug}`)
export const topicPicture = (slug: string): string => demoPicture(`topic-${slug}`)
export const avatar = (slug: string): string => `/media/author-${slug}.webp`
export const agencyLogo = (slug: string): string => `/media/agency-${slug}.png`
export const organizationLogo = (slug: string): string => `/media/organization-${slug}.png`
export const portalLogo = (slug: string): string => `/media/portal-${slug}-logo.svg`
export const portalSecondaryLogo = (slug: string): string => `/media/portal-${slug}-logo-light.svg`
export const portalCertificateLogo = (slug: string): string => `/media/portal-${slug}-certificate.png`
export const portalFavicon = (slug: string): string => `/media/portal-${slug}-favicon.png`
export const portalSocial = (slug: string): string => `/media/portal-${slug}-social.jpg`
export const portalW9 = (slug: string): string => `/media/portal-${slug}-w9.pdf`
export const portalScormAgreement = (slug: string): string => `/media/portal-${slug}-scorm-agreement.pdf`
