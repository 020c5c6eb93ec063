import type { FileType } from '@portico/shared/rules/media/check-upload.ts'

const container = 'application/x-cfb'
const openXml = 'application/vnd.openxmlformats-officedocument.'

/** Content types that the bytes of each file type may have, whatever the name; SVGs and web pages are never allowed. */
export const allowedContent: Readonly<Record<FileType, readonly string[]>> = {
  docs: [
    container,
    'application/rtf',
    'text/plain',
    'application/vnd.oasis.opendocument.text',
    `${openXml}wordprocessingml.document`,
    `${openXml}presentationml.presentation`,
  ],
  pdf: ['application/pdf'],
  sheets: [container, 'text/plain', `${openXml}spreadsheetml.sheet`],
  img: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  audio: ['audio/mpeg'],
  icon: ['image/x-icon'],
  video: ['video/mp4', 'video/x-m4v', 'video/webm'],
  captions: ['text/vtt'],
}
