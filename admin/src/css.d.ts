// Style sheets are imported for their side effects; Vite emits them as files.
declare module '*.css'
