// Loaded before a child's own code. However the start ends, even if killed, the child ends, too.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
