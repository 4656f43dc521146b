import type { SiteData } from '../shared/site-data.ts';
import { letterKeysAttribute, letterKeysKey, pressedAttribute } from '../shared/letter-keys.ts';
import { choicesAttribute, choicesKey } from '../shared/member-choices.ts';
import { storageKeys } from '../shared/storage-keys.ts';

/**
 * Returns the script that runs before the first paint, and before the browser fetches a style sheet: it sets the theme
 * and the state of the announcement bar on the `html` element, so that nothing changes its look later, gives the empty
 * window its colour, keeps letters that are typed before their script has loaded, and listens for the keys of the search.
 * Plain ES5, since it runs before any feature detection.
 */
export function earlyScript(site: SiteData, hasSearch: boolean): string {
  const { colorMode, announcementBar, storage } = site;
  const { suffix } = storage;
  const settings = {
    storage: storage.type,
    theme: storageKeys.theme + suffix,
    mode: colorMode.defaultMode,
    fixed: colorMode.disableSwitch,
    system: colorMode.respectPrefersColorScheme,
    bar: announcementBar?.id ?? null,
    barId: storageKeys.announcementId + suffix,
    closed: storageKeys.announcementDismissed + suffix,
    members: choicesKey + suffix,
    letters: site.shortcuts === false ? null : letterKeysKey + suffix,
  };
  const lines = hasSearch ? body + searchBody : body;
  return `(function(c){${lines.replace(/\n\s*/g, '')}})(${JSON.stringify(settings).replaceAll('<', '\\u003c')})`;
}

/**
 * The letters after `f` are for the filter of members, if there is one: no other key of the page takes them.
 */
const body = `
var root=document.documentElement,query=new URLSearchParams(location.search);
function read(key){try{return window[c.storage].getItem(key)}catch(e){return null}}
function known(value){return value==='light'||value==='dark'?value:null}
var chosen=c.fixed?null:known(query.get('docusaurus-theme'))||known(read(c.theme));
var dark=c.system&&matchMedia('(prefers-color-scheme: dark)').matches;
var shown=chosen||(c.system?(dark?'dark':'light'):c.mode);
root.setAttribute('data-theme',shown);
document.querySelector('meta[name=color-scheme]').content=shown;
root.setAttribute('data-theme-choice',chosen||(c.system?'system':c.mode));
root.setAttribute('${choicesAttribute}',read(c.members)||'');
var letters=c.letters===null?'none':read(c.letters)||'',pressed='${pressedAttribute}';
root.setAttribute('${letterKeysAttribute}',letters);
if(!letters)root.setAttribute(pressed,'');
function typing(t){return /^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)||t.isContentEditable}
addEventListener('keydown',function(e){
var k=e.key,typed=root.getAttribute(pressed);
if(typed===null||k.length>1||e.metaKey||e.ctrlKey&&!e.altKey||k==='f'&&e.altKey||e.defaultPrevented||typing(e.target))return;
root.setAttribute(pressed,typed+k);
if(typed.indexOf('f')>=0&&document.querySelector('.toc-filter'))e.preventDefault()
});
if(c.bar!==null){
var id=read(c.barId);
if(id==='annoucement-bar')id='announcement-bar';
root.setAttribute('data-announcement-bar-initially-dismissed',String(id===c.bar&&read(c.closed)==='true'));
}
query.forEach(function(value,key){
if(key.indexOf('docusaurus-data-')===0)try{root.setAttribute('data-'+key.slice(16),value)}catch(e){}
});
`;

/**
 * The keys of the search press its button: synchronously, since browsers use the same keys themselves. The viewer opens
 * the box. Until then, the attribute collects what the reader types, so that no letter is lost; Enter is a line break.
 * If the page has loaded and no box opens, the button acts as it does without scripts, with the typed text.
 */
const searchBody = `
if(/Mac|iP(hone|ad)/.test(navigator.platform))root.setAttribute('data-apple','');
var wanted='data-search-wanted';
addEventListener('keydown',function(e){
var k=e.key,typed=root.getAttribute(wanted);
if(typed===null||e.altKey||e.ctrlKey||e.metaKey||e.isComposing)return;
if(k==='Escape')root.removeAttribute(wanted);
else if(k==='Backspace')root.setAttribute(wanted,typed.slice(0,-1));
else if(k==='Enter'||k.length===1)root.setAttribute(wanted,typed+(k==='Enter'?'\\n':k));
else return;
e.preventDefault();
e.stopImmediatePropagation()
},true);
addEventListener('keydown',function(e){
var k=e.key,mod=e.ctrlKey||e.metaKey;
if(e.altKey||e.defaultPrevented)return;
if(mod?e.shiftKey||(k!=='k'&&k!=='K'):k!=='/'||root.getAttribute('${letterKeysAttribute}')||typing(e.target))return;
var b=document.querySelector('button[data-search]');
if(b){e.preventDefault();b.click()}
});
addEventListener('click',function(e){
var t=e.target,b=t&&t.closest&&t.closest('button[data-search]');
if(!b||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;
e.preventDefault();
if(root.hasAttribute(wanted))return;
root.setAttribute(wanted,'');
dispatchEvent(new Event('opensearch'));
(function late(tries){setTimeout(function(){
var typed=root.getAttribute(wanted);
if(typed===null)return;
if(root.getAttribute('data-has-hydrated')==='true'?tries<3:document.readyState!=='complete')return late(tries+1);
root.removeAttribute(wanted);
location.assign(b.form.action+'?'+(typed.trim()&&'q='+encodeURIComponent(typed.trim())))
},3000)})(0)
});
`;
