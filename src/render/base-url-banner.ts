const container = '__docusaurus-base-url-issue-banner-container';
const suggestion = '__docusaurus-base-url-issue-banner-suggestion-container';
const manual = 'https://docusaurus.io/docs/docusaurus.config.js/#baseUrl';

/**
 * Returns the script of the home page for the case that its scripts and style sheets cannot be loaded, for example
 * because the base path is wrong: it reports this and suggests a base path (S-076). The script creates the banner, so
 * that the text is never part of the page.
 */
export function baseUrlBannerScript(base: string): string {
  const settings = { container, suggestion, html: banner(base) };
  return `(function(c){${body.replace(/\n\s*/g, '')}})(${JSON.stringify(settings).replaceAll('<', '\\u003c')})`;
}

/**
 * Returns the HTML of the banner, with an empty element for the suggestion. It has no style sheet, and the script sets
 * the styles, because the policy of the page may refuse attributes.
 */
function banner(base: string): string {
  const configured = base.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return (
    '<div id="__docusaurus-base-url-issue-banner" data-css="border:thick solid red;background:rgb(255,230,179);color:#000;margin:20px;padding:20px;font-size:20px">' +
    '<p data-css="font-weight:bold;font-size:30px">Your Docusaurus site did not load properly.</p>' +
    `<p>A very common reason is a wrong site <a href="${manual}" data-css="font-weight:bold">baseUrl configuration</a>.</p>` +
    `<p>Current configured baseUrl = <span data-css="font-weight:bold;color:red">${configured}</span>${base === '/' ? ' (default value)' : ''}</p>` +
    `<p>We suggest trying baseUrl = <span id="${suggestion}" data-css="font-weight:bold;color:green"></span></p>` +
    '</div>'
  );
}

// An element with the id of the viewer's object would also be a property of the window, but without this function.
const body = `
document.addEventListener('DOMContentLoaded',function(){
if(window.docusaurus&&window.docusaurus.prefetch)return;
var box=document.createElement('div');
box.id=c.container;
box.innerHTML=c.html;
[].forEach.call(box.querySelectorAll('[data-css]'),function(e){e.style.cssText=e.getAttribute('data-css')});
document.body.insertBefore(box,document.body.firstChild);
document.getElementById(c.suggestion).textContent=location.pathname.replace(/\\/?$/,'/');
});
`;
