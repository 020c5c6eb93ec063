import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { alignment } from './alignment.ts'
import { captionedPicture, pictureCaption } from './captioned-picture.ts'
import { fileLink } from './file-link.ts'

/** What the lesson editor can hold. */
export const lessonExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'] },
  }),
  TableKit.configure({ table: { resizable: false } }),
  Image,
  captionedPicture,
  pictureCaption,
  alignment,
  fileLink,
]
