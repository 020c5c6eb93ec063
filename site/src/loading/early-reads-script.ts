/**
 * Runs in the head of pages that declare reads: whoever seems to be signed in has them under way before any script is loaded.
 * Content policies name it by its hash. Taken by `early-answer.ts`; a part that is no slug or number is not asked for, nor is the 0 of a preview.
 */
export const earlyReadsScript = `if(/(^|; )portico_is_auth=/.test(document.cookie)){const parts=location.pathname.split('/').filter(Boolean),reads=window.porticoReads=new Map;for(const read of JSON.parse(document.currentScript.dataset.reads)){let known=true;const path=read.replace(/{(-?\\d+)}/g,(_,at)=>{const part=parts.at(+at)??'';known&&=/^(?!0$)[a-z0-9-]+$/.test(part);return part});if(!known)continue;const answer=fetch('/api'+path,{headers:{accept:'application/json'},credentials:'same-origin'});answer.catch(()=>{});reads.set(path,answer)}}`
