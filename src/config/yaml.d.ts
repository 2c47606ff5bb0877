// What the build hands to the code: the owner's file, read and checked, and all a page is made from.

declare module '*/site.config.yaml' {
  const site: import('../site.ts').SiteConfig;
  export default site;
}

declare module 'virtual:page-data' {
  const data: import('../page-data.ts').PageData;
  export default data;
}
