import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { captionedPicture, pictureCaption } from './captioned-picture.ts'

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
]
