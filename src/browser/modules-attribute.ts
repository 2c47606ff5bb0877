/** The attribute of the first module's tag that lists the addresses of the modules to come. */
export const modulesAttribute = 'data-modules';
