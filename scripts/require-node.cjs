// Plain ES5: the Node that must refuse may be too old to read anything newer.
var found = process.versions.node.split('.');
var major = Number(found[0]);
var minor = Number(found[1]);

var fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;

if (!fits) {
  console.error(
    'Tenant Scope Lab needs Node 20.19+ (20), 22.13+ (22), 24 or newer; this is Node ' +
      process.versions.node +
      '.',
  );
  process.exit(1);
}
